import type { LetterTopic } from '@livery/contract/shapes';
import type { Seeding } from '#http/module.ts';
import { welcomeLetter } from './send-welcome.action.ts';
import { fillText, type LetterText } from './letter-text.rules.ts';
import './inbox.schema.ts';

interface SeededLetter {
  readonly topic: LetterTopic;
  readonly text: LetterText;
  readonly hoursAgo: number;
  readonly isRead: boolean;
  readonly link?: string;
}

const letters: readonly SeededLetter[] = [
  { topic: 'account', text: welcomeLetter, hoursAgo: 24 * 21, isRead: true, link: '/member/securityCenter' },
  {
    topic: 'news',
    hoursAgo: 24 * 12,
    isRead: true,
    text: {
      title: { en: 'Every round can be checked now', pt: 'Agora toda rodada pode ser conferida' },
      body: {
        en: 'In our own games the outcome of a round is fixed before you play it, and sealed. Afterwards the seal is opened, so that you can check that nobody moved a thing.\n\nOpen the shield in any of them to see your rounds and their proofs.',
        pt: 'Nos jogos da casa, o resultado de uma rodada é definido e lacrado antes de você jogar. Depois o lacre é aberto, para você conferir que ninguém mexeu em nada.\n\nAbra o escudo em qualquer um deles para ver suas rodadas e as provas.',
      },
    },
  },
  {
    topic: 'news',
    hoursAgo: 24 * 6,
    isRead: true,
    text: {
      title: { en: 'Short maintenance on Thursday night', pt: 'Manutenção rápida na noite de quinta' },
      body: {
        en: 'On Thursday between 04:00 and 04:30 we bring new servers in. Games pause for some minutes, and rounds that are under way are kept: they end as they would have ended.\n\nYour balance is not touched.',
        pt: 'Na quinta, entre 04:00 e 04:30, vamos ligar novos servidores. Os jogos param por alguns minutos e as rodadas em andamento ficam guardadas: terminam como terminariam.\n\nO seu saldo não é afetado.',
      },
    },
  },
  {
    topic: 'account',
    hoursAgo: 50,
    isRead: false,
    link: '/member/securityCenter',
    text: {
      title: { en: 'Make your account safer in a minute', pt: 'Deixe sua conta mais segura em um minuto' },
      body: {
        en: 'Your account has no second step at login yet. With it, a password alone opens nothing.\n\nYou need any authenticator app, or a passkey of your device.',
        pt: 'Sua conta ainda não tem a segunda etapa no login. Com ela, só a senha não abre nada.\n\nBasta um aplicativo autenticador ou uma chave de acesso do seu aparelho.',
      },
    },
  },
  {
    topic: 'news',
    hoursAgo: 20,
    isRead: false,
    text: {
      title: { en: 'Thirteen games are hot this week', pt: 'Treze jogos em alta nesta semana' },
      body: {
        en: 'The list of hot games is fresh: find it on the first page, right below the winners.\n\nA star keeps the ones you like in your favourites.',
        pt: 'A lista de jogos em alta está atualizada: ela fica na primeira página, logo abaixo dos ganhadores.\n\nA estrela guarda os seus preferidos nos favoritos.',
      },
    },
  },
];

/** The seeded inboxes: an ordinary member's and an agent's. Others start empty. */
const receivers = ['demo', 'agent', 'marina'];

/** Rewritten, because nothing refers to a letter. */
export async function seedLetters({ trx, merchant, now }: Seeding): Promise<void> {
  const members = await trx
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('username', 'in', receivers)
    .orderBy('id')
    .execute();
  await trx.deleteFrom('letter').where('merchant_id', '=', merchant.id).execute();
  for (const { id } of members)
    await trx
      .insertInto('letter')
      .values(
        letters.map(({ topic, text, hoursAgo, isRead, link = null }) => {
          const sentAt = new Date(now.getTime() - hoursAgo * 3_600_000);
          const parameters = { brand: merchant.name };
          return {
            merchant_id: merchant.id,
            member_id: id,
            topic,
            titles: JSON.stringify(fillText(text.title, parameters)),
            bodies: JSON.stringify(fillText(text.body, parameters)),
            link,
            sent_at: sentAt,
            read_at: isRead ? sentAt : null,
          };
        }),
      )
      .execute();
}
