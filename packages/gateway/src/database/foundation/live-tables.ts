/**
 * Tables of the house at which all players of a merchant play one round. A round's outcome stands in its row from the closing of its bets
 * and leaves the gateway when it is over; its seed was committed to before its bets opened. Rounds are numbered apart from seeds of
 * sittings (`modules/games/house/round-course.ts`), so that a bet's course says which of them decided it. A stake of a member has a bet
 * beside it, one in demo play has not; it is needed until a day after its round.
 */
export const liveTables = `
CREATE TABLE live_round (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 140737488355328) PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  node_id integer NOT NULL REFERENCES game,
  number integer NOT NULL,
  model text NOT NULL,
  server_seed bytea NOT NULL CHECK (length(server_seed) = 32),
  phase text NOT NULL DEFAULT 'betting' CHECK (phase IN ('betting', 'running', 'over')),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  started_at timestamptz,
  ends_at timestamptz,
  over_at timestamptz,
  settled_at timestamptz,
  client_seed text,
  outcome integer,
  has_bets boolean NOT NULL DEFAULT false,
  UNIQUE (merchant_id, node_id, number),
  CHECK ((phase = 'betting') = (outcome IS NULL) AND (phase = 'betting') = (ends_at IS NULL) AND (phase = 'over') = (over_at IS NOT NULL))
);
CREATE INDEX live_round_unsettled ON live_round (merchant_id) WHERE settled_at IS NULL;
CREATE TABLE live_stake (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  round_id bigint NOT NULL REFERENCES live_round,
  sitting_id bigint NOT NULL REFERENCES sitting ON DELETE CASCADE,
  member_id bigint,
  unit text NOT NULL,
  key uuid NOT NULL UNIQUE,
  stake bigint NOT NULL CHECK (stake > 0),
  client_seed text NOT NULL,
  choice bytea NOT NULL,
  bet_id bigint,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'undone')),
  win bigint CHECK (win >= 0),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((member_id IS NULL) = (bet_id IS NULL) AND (state = 'settled') = (win IS NOT NULL))
);
CREATE INDEX live_stake_round ON live_stake (round_id);
CREATE INDEX live_stake_sitting ON live_stake (sitting_id);

CREATE FUNCTION refuse_drawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'round % is drawn', OLD.id USING ERRCODE = 'LV001';
END $$;
CREATE TRIGGER live_round_committed BEFORE UPDATE ON live_round FOR EACH ROW
  WHEN (OLD.server_seed <> NEW.server_seed OR OLD.number <> NEW.number OR (OLD.outcome IS NOT NULL AND (OLD.outcome IS DISTINCT FROM NEW.outcome OR OLD.client_seed IS DISTINCT FROM NEW.client_seed)))
  EXECUTE FUNCTION refuse_drawn();`;
