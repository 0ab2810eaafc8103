/**
 * What a member staked, by the merchant's day and the type of game: the database adds every settled bet, in the transaction that settles
 * it, so that missions, levels and rebates read a few rows and never all bets. A bet that is undone afterwards is taken out again.
 */
export const stakes = `
CREATE TABLE stake_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  merchant_id integer NOT NULL,
  staked bigint NOT NULL,
  last_at timestamptz NOT NULL,
  rounds integer NOT NULL,
  game_type text NOT NULL,
  PRIMARY KEY (member_id, day, game_type)
) WITH (fillfactor = 70);
CREATE INDEX stake_day_merchant ON stake_day (merchant_id, day);
CREATE FUNCTION count_stake() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  -- The row is there but for the day's first bet, and an insert that meets it would lock it with a record of the log before changing it.
  UPDATE stake_day SET staked = staked + NEW.valid_stake, rounds = rounds + 1, last_at = greatest(last_at, NEW.settled_at)
  WHERE member_id = NEW.member_id AND day = NEW.day AND game_type = NEW.game_type;
  IF NOT FOUND THEN
    INSERT INTO stake_day (member_id, day, merchant_id, staked, last_at, rounds, game_type)
    VALUES (NEW.member_id, NEW.day, NEW.merchant_id, NEW.valid_stake, NEW.settled_at, 1, NEW.game_type)
    ON CONFLICT (member_id, day, game_type) DO UPDATE
    SET staked = stake_day.staked + excluded.staked, rounds = stake_day.rounds + 1, last_at = greatest(stake_day.last_at, excluded.last_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bet_counted AFTER INSERT ON bet FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL) EXECUTE FUNCTION count_stake();
CREATE TRIGGER bet_counted_late AFTER UPDATE ON bet
  FOR EACH ROW WHEN (OLD.settled_at IS NULL AND NEW.settled_at IS NOT NULL) EXECUTE FUNCTION count_stake();
CREATE FUNCTION uncount_stake() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE stake_day SET staked = stake_day.staked - bet.valid_stake, rounds = stake_day.rounds - 1
  FROM bet
  WHERE bet.member_id = NEW.member_id AND bet.opened_at = NEW.opened_at AND bet.id = NEW.bet_id AND bet.settled_at IS NOT NULL
  AND stake_day.member_id = bet.member_id AND stake_day.day = bet.day AND stake_day.game_type = bet.game_type;
  RETURN NULL;
END $$;
CREATE TRIGGER bet_void_uncounted AFTER INSERT ON bet_void FOR EACH ROW EXECUTE FUNCTION uncount_stake();`;
