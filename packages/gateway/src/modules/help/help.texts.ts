import type { HelpArticle } from '@livery/contract/shapes';
import type { Texts } from '#base/texts.ts';
import { ruleTexts } from './rules.texts.ts';

export interface HelpText {
  readonly id: string;
  readonly topic: HelpArticle['group'];
  /** `{brand}` is the merchant's name. */
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
      en: '<p>Press <strong>Sign up</strong>, choose a username or your mobile number, and set a password. One person has one account, and you must be an adult.</p><ol><li>Fill in the form and confirm your age.</li><li>Read the terms and accept them.</li><li>Confirm your mobile number or mail address under <strong>My account</strong>: without a confirmed contact you cannot get back in when you forget your password.</li></ol>',
      pt: '<p>Toque em <strong>Cadastre-se</strong>, escolha um usuário ou o número do celular e crie uma senha. Cada pessoa tem uma conta só, e é preciso ser maior de idade.</p><ol><li>Preencha o formulário e confirme a idade.</li><li>Leia os termos e aceite.</li><li>Confirme o celular ou o e-mail em <strong>Minha conta</strong>: sem um contato confirmado não dá para voltar se você esquecer a senha.</li></ol>',
    },
  },
  {
    id: 'login',
    topic: 'start',
    title: { en: 'Trouble logging in', pt: 'Problemas para entrar' },
    content: {
      en: '<p>Check that caps lock is off. After several wrong passwords we show a picture with letters and, later, ask you to wait.</p><ul><li><strong>Forgot your password?</strong> Use the link below the login form. We send a code to your confirmed mobile number or a link to your mail.</li><li><strong>Lost your phone?</strong> Use one of the recovery codes of your two-step login, or write to us.</li></ul>',
      pt: '<p>Veja se a tecla de maiúsculas está desligada. Depois de várias senhas erradas mostramos uma imagem com letras e, mais tarde, pedimos que você espere.</p><ul><li><strong>Esqueceu a senha?</strong> Use o link abaixo do formulário. Mandamos um código para o celular confirmado ou um link para o e-mail.</li><li><strong>Perdeu o celular?</strong> Use um dos códigos de recuperação do login em duas etapas ou fale com a gente.</li></ul>',
    },
  },
  {
    id: 'contact',
    topic: 'start',
    title: { en: 'How to reach us', pt: 'Como falar com a gente' },
    content: {
      en: '<p>Our team answers in the chat of this site, day and night, and on the channels of the customer-service menu. Before you trust a contact, check it on the <a href="/service#verify">official channels</a> page.</p><p>Friends on Zalo get more: add our official account there and receive a bonus of up to 131K.</p>',
      pt: '<p>Nossa equipe responde no chat deste site, dia e noite, e nos canais do menu de atendimento. Antes de confiar em um contato, confira na página de <a href="/service#verify">canais oficiais</a>.</p><p>Quem está no Zalo ganha mais: adicione nossa conta oficial e receba um bônus de até 131K.</p>',
    },
  },
  {
    id: 'deposit',
    topic: 'money',
    title: { en: 'Deposits', pt: 'Depósitos' },
    content: {
      en: '<p>Open <a href="/member/depositv2">Deposit</a>, choose a method and an amount, and follow the steps. The limits stand beside each method.</p><ul><li>Pay from an account in your own name.</li><li>Most deposits are there within minutes. If yours takes longer, keep the receipt and write to us.</li></ul>',
      pt: '<p>Abra <a href="/member/depositv2">Depositar</a>, escolha a forma e o valor e siga os passos. Os limites aparecem ao lado de cada forma.</p><ul><li>Pague de uma conta em seu nome.</li><li>A maioria cai em minutos. Se demorar mais, guarde o comprovante e fale com a gente.</li></ul>',
    },
  },
  {
    id: 'withdrawal',
    topic: 'money',
    title: { en: 'Withdrawals', pt: 'Saques' },
    content: {
      en: '<p>Open <a href="/member/withdraw">Withdraw</a>, choose one of your accounts and an amount, and confirm with your withdrawal PIN. Money that still has to be staked cannot be withdrawn; the page says how much is left.</p><p>When the money is on its way, tell us whether it has reached you. If nothing is said in time, it counts as received.</p>',
      pt: '<p>Abra <a href="/member/withdraw">Sacar</a>, escolha uma de suas contas e o valor, e confirme com a senha de pagamento. O que ainda precisa ser apostado não pode ser sacado; a página mostra quanto falta.</p><p>Quando o dinheiro estiver a caminho, diga se chegou. Se nada for dito a tempo, vale como recebido.</p>',
    },
  },
  {
    id: 'bonus',
    topic: 'money',
    title: { en: 'Bonuses and wagering', pt: 'Bônus e rollover' },
    content: {
      en: '<p>A bonus is money to play with. It becomes yours once you have staked the amount that its promotion names; <a href="/member/bonusDetails">Bonus details</a> shows how far you are and until when.</p><p>You can give a bonus up at any time. What you won with it goes with it.</p>',
      pt: '<p>Bônus é dinheiro para jogar. Ele vira seu quando você aposta o valor que a promoção pede; em <a href="/member/bonusDetails">Detalhes do bônus</a> você vê quanto falta e até quando.</p><p>Você pode desistir de um bônus quando quiser. O que ganhou com ele vai junto.</p>',
    },
  },
  {
    id: 'fairness',
    topic: 'play',
    title: { en: 'Fair games and returns', pt: 'Jogos justos e retorno' },
    content: {
      en: '<p>The return of a game (RTP) is what it pays back of all stakes over a very long time. It says nothing about your next round.</p><p>Before each round of our own games we commit to a secret number and reveal it when you ask: so you can check that the outcome was settled before you played.</p>',
      pt: '<p>O retorno de um jogo (RTP) é quanto ele devolve de todas as apostas ao longo de muito tempo. Não diz nada sobre a próxima rodada.</p><p>Antes de cada rodada dos nossos próprios jogos assumimos um número secreto e o revelamos quando você pede: assim dá para conferir que o resultado estava decidido antes de você jogar.</p>',
    },
  },
  {
    id: 'interrupted',
    topic: 'play',
    title: { en: 'A round was interrupted', pt: 'A rodada foi interrompida' },
    content: {
      en: '<p>A round that was placed is played to its end on our side, even if your connection breaks. Open the game again to see how it ended, or look at <a href="/member/personalHistoryCopy">Betting record</a>.</p>',
      pt: '<p>Uma rodada feita vai até o fim do nosso lado, mesmo se a conexão cair. Abra o jogo de novo para ver o resultado ou consulte o <a href="/member/personalHistoryCopy">Histórico de apostas</a>.</p>',
    },
  },
  ...ruleTexts,
];
