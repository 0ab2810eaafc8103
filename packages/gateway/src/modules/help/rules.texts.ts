import type { HelpText } from './help.texts.ts';

/** The terms that bind both sides. Registration and footer link to `term`. */
export const ruleTexts: readonly HelpText[] = [
  {
    id: 'term',
    topic: 'rules',
    title: { en: 'Terms and Services', pt: 'Termos e serviços' },
    content: {
      en: '<p>This is the agreement between you and {brand}. By opening an account you accept it.</p><h3>1. Who may play</h3><p>You are of legal age where you are, you play for yourself, and you have one account. We may ask you to show who you are.</p><h3>2. Your account</h3><p>Keep your password to yourself. What happens with it counts as done by you until you tell us that it was stolen.</p><h3>3. Money</h3><p>Deposits and withdrawals go to and from accounts in your name. Limits, fees and times stand where you pay.</p><h3>4. Bets</h3><p>A bet stands once it was confirmed. A round whose outcome cannot be known is void, and the stake comes back.</p><h3>5. Bonuses</h3><p>Each promotion has conditions of its own, which are shown before you join. Abuse ends the bonus and what was won with it.</p><h3>6. Closing</h3><p>You may close your account at any time; your balance is paid out. We may close one that breaks these terms, and say why.</p><h3>7. Disputes</h3><p>Write to us first. If we find no agreement, the authority of our licence decides.</p>',
      pt: '<p>Este é o contrato entre você e {brand}. Ao abrir uma conta você o aceita.</p><h3>1. Quem pode jogar</h3><p>Você é maior de idade onde está, joga por conta própria e tem uma conta só. Podemos pedir que mostre quem é.</p><h3>2. Sua conta</h3><p>Guarde sua senha. O que acontece com ela vale como feito por você até que nos avise de um furto.</p><h3>3. Dinheiro</h3><p>Depósitos e saques passam por contas em seu nome. Limites, taxas e prazos aparecem onde você paga.</p><h3>4. Apostas</h3><p>Uma aposta vale depois de confirmada. Uma rodada sem resultado conhecido é anulada, e o valor volta.</p><h3>5. Bônus</h3><p>Cada promoção tem condições próprias, mostradas antes de você participar. Abuso encerra o bônus e o que foi ganho com ele.</p><h3>6. Encerramento</h3><p>Você pode encerrar a conta quando quiser; o saldo é pago. Podemos encerrar uma que viole estes termos, e dizemos por quê.</p><h3>7. Conflitos</h3><p>Escreva primeiro para nós. Sem acordo, decide a autoridade da nossa licença.</p>',
    },
  },
  {
    id: 'privacy',
    topic: 'rules',
    title: { en: 'Privacy', pt: 'Privacidade' },
    content: {
      en: '<p>We keep what the law asks of us and what we need to run your account: who you are, how to reach you, what you paid and played. We sell none of it.</p><p>You can see what we hold, have it put right, and ask for a copy. What the law makes us keep stays for as long as it says.</p>',
      pt: '<p>Guardamos o que a lei exige e o que precisamos para cuidar da sua conta: quem você é, como falar com você, o que pagou e jogou. Nada disso é vendido.</p><p>Você pode ver o que temos, corrigir e pedir uma cópia. O que a lei manda guardar fica pelo prazo dela.</p>',
    },
  },
  {
    id: 'responsible',
    topic: 'rules',
    title: { en: 'Safer play', pt: 'Jogo responsável' },
    content: {
      en: '<p>Play is for fun, not a way to earn money. Decide before you start how much time and money you spend, and stop there.</p><ul><li>Never play to win back what you lost.</li><li>Never play with money that you need.</li><li>Take breaks, and talk about it.</li></ul><p>If play is no longer fun, close your account under <a href="/member/securityCenter">My account</a> and ask for help where you live.</p>',
      pt: '<p>Jogo é diversão, não um jeito de ganhar dinheiro. Decida antes quanto tempo e dinheiro vai gastar, e pare ali.</p><ul><li>Nunca jogue para recuperar o que perdeu.</li><li>Nunca jogue com dinheiro que faz falta.</li><li>Faça pausas e converse sobre isso.</li></ul><p>Se deixou de ser diversão, encerre a conta em <a href="/member/securityCenter">Minha conta</a> e procure ajuda onde você mora.</p>',
    },
  },
];
