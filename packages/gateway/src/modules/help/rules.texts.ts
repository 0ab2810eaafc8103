import type { HelpText } from './help.texts.ts';

/** The terms that bind both sides. Registration and footer link to `term`. */
export const ruleTexts: readonly HelpText[] = [
  {
    id: 'term',
    topic: 'rules',
    title: { en: 'Terms and Services', pt: 'Termos e serviços' },
    content: {
      en: '<p>This is the agreement between you and {brand}. By opening an account, you accept it.</p><h3>1. Who can play</h3><p>You must be of legal age where you live and play for yourself, with only one account. We may ask you to prove who you are.</p><h3>2. Your account</h3><p>Keep your password to yourself. You’re responsible for everything done with it until you tell us that it was stolen.</p><h3>3. Money</h3><p>You can only deposit from and withdraw to accounts in your own name. We show limits, fees and processing times before you pay.</p><h3>4. Bets</h3><p>A bet is valid once we’ve confirmed it. If the outcome of a round can’t be determined, we void the bet and return your stake.</p><h3>5. Bonuses</h3><p>Each promotion has its own conditions, which we show before you join. If you abuse a bonus, you lose it and what you won with it.</p><h3>6. Closing</h3><p>You can close your account at any time once you’ve withdrawn your balance. We may close an account that breaks these terms, and will tell you why.</p><h3>7. Disputes</h3><p>Contact us first. If we can’t agree, the authority that licenses us decides.</p>',
      pt: '<p>Este é o contrato entre você e {brand}. Ao abrir uma conta, você aceita estes termos.</p><h3>1. Quem pode jogar</h3><p>É preciso ser maior de idade onde você mora, jogar por conta própria e ter só uma conta. Podemos pedir que você comprove sua identidade.</p><h3>2. Sua conta</h3><p>Não passe sua senha a ninguém. Você responde por tudo o que for feito com ela até nos avisar que foi roubada.</p><h3>3. Dinheiro</h3><p>Depósitos e saques só podem ser feitos com contas em seu nome. Limites, taxas e prazos aparecem antes de você pagar.</p><h3>4. Apostas</h3><p>Uma aposta vale depois de confirmada. Se não for possível determinar o resultado da rodada, a aposta é anulada e o valor volta para você.</p><h3>5. Bônus</h3><p>Cada promoção tem condições próprias, mostradas antes de você participar. Em caso de abuso, você perde o bônus e o que ganhou com ele.</p><h3>6. Encerramento</h3><p>Você pode encerrar a conta quando quiser, depois de sacar o saldo. Podemos encerrar uma conta que viole estes termos, e explicamos o motivo.</p><h3>7. Conflitos</h3><p>Fale primeiro com a gente. Se não houver acordo, quem decide é a autoridade que nos licencia.</p>',
    },
  },
  {
    id: 'privacy',
    topic: 'rules',
    title: { en: 'Privacy', pt: 'Privacidade' },
    content: {
      en: '<p>We keep only what the law requires and what we need to run your account: who you are, how to reach you, your payments and your play. We never sell your data.</p><p>You can see your data, have it corrected and ask for a copy. We keep what the law requires for as long as it requires.</p>',
      pt: '<p>Guardamos só o que a lei exige e o que precisamos para cuidar da sua conta: quem você é, como falar com você, seus pagamentos e suas apostas. Nunca vendemos seus dados.</p><p>Você pode ver seus dados, corrigir e pedir uma cópia. O que a lei manda guardar, guardamos pelo prazo que ela define.</p>',
    },
  },
  {
    id: 'responsible',
    topic: 'rules',
    title: { en: 'Safer play', pt: 'Jogo responsável' },
    content: {
      en: '<p>Play for fun, not to earn money. Before you start, decide how much time and money you’ll spend, and stop there.</p><ul><li>Never play to win back what you’ve lost.</li><li>Never play with money you need.</li><li>Take breaks, and talk to someone about it.</li></ul><p>If it’s no longer fun, close your account under <a href="/member/securityCenter">My account</a> and get help where you live.</p>',
      pt: '<p>Jogue por diversão, não para ganhar dinheiro. Decida antes quanto tempo e dinheiro vai gastar, e pare por aí.</p><ul><li>Nunca jogue para recuperar o que perdeu.</li><li>Nunca jogue com dinheiro que faz falta.</li><li>Faça pausas e converse sobre isso.</li></ul><p>Se deixou de ser diversão, encerre a conta em <a href="/member/securityCenter">Minha conta</a> e procure ajuda onde você mora.</p>',
    },
  },
];
