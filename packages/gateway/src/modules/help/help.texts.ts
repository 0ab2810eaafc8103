import type { HelpArticle } from '@livery/contract/shapes';
import type { Texts } from '#base/texts.ts';
import { ruleTexts } from './rules.texts.ts';

export interface HelpText {
  readonly id: string;
  readonly topic: HelpArticle['group'];
  /** `{brand}` is replaced with the merchant's name. */
  readonly title: Texts;
  readonly content: Texts;
}

/** Defaults of every merchant. The operator replaces them. */
export const helpTexts: readonly HelpText[] = [
  {
    id: 'account',
    topic: 'start',
    title: { en: 'Open an account', pt: 'Abrir uma conta' },
    content: {
      en: '<p>Press <strong>Sign up</strong>, choose a username or use your mobile number, and set a password. You must be an adult, and you can only have one account.</p><ol><li>Fill in the form and confirm your age.</li><li>Read and accept the terms.</li><li>Confirm your mobile number or email under <strong>My account</strong>. Without a confirmed contact, you can’t get back in if you forget your password.</li></ol>',
      pt: '<p>Toque em <strong>Cadastre-se</strong>, escolha um usuário ou use o número do celular e crie uma senha. É preciso ser maior de idade, e cada pessoa pode ter só uma conta.</p><ol><li>Preencha o formulário e confirme a idade.</li><li>Leia e aceite os termos.</li><li>Confirme o celular ou o e-mail em <strong>Minha conta</strong>. Sem um contato confirmado, não dá para recuperar o acesso se você esquecer a senha.</li></ol>',
    },
  },
  {
    id: 'login',
    topic: 'start',
    title: { en: 'Trouble logging in', pt: 'Problemas para entrar' },
    content: {
      en: '<p>Check that caps lock is off. After several wrong passwords, we ask you to type the letters in a picture and, later, to wait a while.</p><ul><li><strong>Forgot your password?</strong> Use the link below the login form. We’ll send a code to your confirmed mobile number or a link to your email.</li><li><strong>Lost your phone?</strong> Use one of your recovery codes for two-step login, or contact us.</li></ul>',
      pt: '<p>Veja se a tecla de maiúsculas está desligada. Depois de várias senhas erradas, pedimos que você digite as letras de uma imagem e, mais tarde, que espere um pouco.</p><ul><li><strong>Esqueceu a senha?</strong> Use o link abaixo do formulário. Enviamos um código para o celular confirmado ou um link para o e-mail.</li><li><strong>Perdeu o celular?</strong> Use um dos códigos de recuperação do login em duas etapas ou fale com a gente.</li></ul>',
    },
  },
  {
    id: 'contact',
    topic: 'start',
    title: { en: 'How to reach us', pt: 'Como falar com a gente' },
    content: {
      en: '<p>Our team answers around the clock in this site’s chat and on the channels in the customer service menu. Before you trust a contact, check it on the <a href="/service#verify">official channels</a> page.</p><p>On Zalo? Add our official account there and get a bonus of up to 131K.</p>',
      pt: '<p>Nossa equipe responde dia e noite, no chat deste site e nos canais do menu de atendimento. Antes de confiar em um contato, confira na página de <a href="/service#verify">canais oficiais</a>.</p><p>Usa o Zalo? Adicione nossa conta oficial e ganhe um bônus de até 131K.</p>',
    },
  },
  {
    id: 'deposit',
    topic: 'money',
    title: { en: 'Deposits', pt: 'Depósitos' },
    content: {
      en: '<p>Open <a href="/member/depositv2">Deposit</a>, choose a payment method and an amount, and follow the steps. You’ll see the limits next to each method.</p><ul><li>Pay from an account in your own name.</li><li>Most deposits arrive within minutes. If yours takes longer, keep the receipt and contact us.</li></ul>',
      pt: '<p>Abra <a href="/member/depositv2">Depositar</a>, escolha a forma de pagamento e o valor e siga os passos. Os limites aparecem ao lado de cada forma.</p><ul><li>Pague de uma conta em seu nome.</li><li>A maioria dos depósitos cai em minutos. Se demorar mais, guarde o comprovante e fale com a gente.</li></ul>',
    },
  },
  {
    id: 'withdrawal',
    topic: 'money',
    title: { en: 'Withdrawals', pt: 'Saques' },
    content: {
      en: '<p>Open <a href="/member/withdraw">Withdraw</a>, choose an account and an amount, and confirm with your withdrawal PIN. You can’t withdraw money that you still have to wager; the page shows how much is left.</p><p>Once we’ve paid, tell us whether the money has arrived. If you don’t confirm in time, it counts as received.</p>',
      pt: '<p>Abra <a href="/member/withdraw">Sacar</a>, escolha uma conta e o valor e confirme com a senha de saque. O que ainda precisa ser apostado não pode ser sacado; a página mostra quanto falta.</p><p>Depois do pagamento, diga se o dinheiro chegou. Se você não confirmar a tempo, conta como recebido.</p>',
    },
  },
  {
    id: 'bonus',
    topic: 'money',
    title: { en: 'Bonuses and wagering', pt: 'Bônus e rollover' },
    content: {
      en: '<p>A bonus is money to play with. It becomes yours once you’ve met its wagering requirement. <a href="/member/bonusDetails">Bonus details</a> shows your progress and how long you have.</p><p>You can give up a bonus at any time, but you lose what you won with it.</p>',
      pt: '<p>Bônus é dinheiro para jogar. Ele vira seu quando você cumpre o rollover. Em <a href="/member/bonusDetails">Detalhes do bônus</a> você vê quanto falta e até quando.</p><p>Você pode desistir de um bônus quando quiser, mas perde o que ganhou com ele.</p>',
    },
  },
  {
    id: 'fairness',
    topic: 'play',
    title: { en: 'Fair games and returns', pt: 'Jogos justos e retorno' },
    content: {
      en: '<p>A game’s return to player (RTP) is the share of all stakes it pays back over a very long time. It says nothing about your next round.</p><p>Before each round of our Originals, we commit to a secret seed, and we reveal it when you ask. So you can check that the outcome was fixed before you played.</p>',
      pt: '<p>O retorno ao jogador (RTP) é a parte de todas as apostas que o jogo devolve ao longo de muito tempo. Não diz nada sobre a próxima rodada.</p><p>Antes de cada rodada dos jogos da casa, registramos uma semente secreta e a revelamos quando você pede. Assim dá para conferir que o resultado estava definido antes de você jogar.</p>',
    },
  },
  {
    id: 'interrupted',
    topic: 'play',
    title: { en: 'A round was interrupted', pt: 'A rodada foi interrompida' },
    content: {
      en: '<p>Once you’ve placed a bet, we finish the round even if your connection drops. Open the game again to see the result, or check your <a href="/member/personalHistoryCopy">Bet history</a>.</p>',
      pt: '<p>Depois que você aposta, a rodada vai até o fim do nosso lado, mesmo se a conexão cair. Abra o jogo de novo para ver o resultado ou consulte o <a href="/member/personalHistoryCopy">Histórico de apostas</a>.</p>',
    },
  },
  ...ruleTexts,
];
