/**
 * A member's play by the hour it was booked in: the one source for missions, levels, rebates, points, the personal loss and agents.
 * `hour` is the start of the merchant's local hour, as an instant, since some zones are half an hour off. A void is a negative row in the
 * hour in which it is booked, with the day and the lineage of its bet. Read `hour` for what was booked when, and `day` for the play of a
 * day. The columns that every round changes are next to each other, so the log holds those bytes and not the whole row.
 *
 * Teams are summed from the latest hours (`modules/agents`). An hour that is booked in more than five minutes late is marked for that, as by
 * a gateway whose clock is behind; so is a member's day of which a bet was undone. A mark has no key, so bookings never wait for each other's.
 */
export const memberHour = `
CREATE TABLE member_hour (
  member_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  merchant_id integer NOT NULL,
  lineage_id integer NOT NULL,
  stake bigint NOT NULL,
  valid_stake bigint NOT NULL,
  payout bigint NOT NULL,
  last_at timestamptz NOT NULL,
  rounds integer NOT NULL,
  day date NOT NULL,
  game_type text NOT NULL,
  PRIMARY KEY (member_id, day, hour, lineage_id, game_type)
) WITH (fillfactor = 70);
CREATE INDEX member_hour_merchant ON member_hour (merchant_id, hour);
CREATE TABLE fold_mark (
  merchant_id integer NOT NULL,
  hour timestamptz NOT NULL,
  member_id bigint,
  day date,
  CHECK ((member_id IS NULL) = (day IS NULL))
);
CREATE INDEX fold_mark_merchant ON fold_mark (merchant_id);
-- The hour that a booking belongs to, which is marked where it comes late.
CREATE FUNCTION hour_of(booked_at timestamptz, house integer) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  begun timestamptz := date_trunc('hour', booked_at, (SELECT time_zone FROM merchant WHERE id = house));
BEGIN
  IF booked_at < clock_timestamp() - interval '5 minutes' THEN
    INSERT INTO fold_mark (merchant_id, hour) VALUES (house, begun);
  END IF;
  RETURN begun;
END $$;
REVOKE ALL ON FUNCTION hour_of FROM PUBLIC;
CREATE FUNCTION count_in_hour(booked_at timestamptz, counted member_hour) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  counted.hour := hour_of(booked_at, counted.merchant_id);
  -- The row is there but for the hour's first bet, and an insert that meets it would lock it with a record of the log before changing it.
  UPDATE member_hour SET stake = stake + counted.stake, valid_stake = valid_stake + counted.valid_stake, payout = payout + counted.payout,
    rounds = rounds + counted.rounds, last_at = greatest(last_at, counted.last_at)
  WHERE member_id = counted.member_id AND day = counted.day AND hour = counted.hour AND lineage_id = counted.lineage_id
    AND game_type = counted.game_type;
  IF NOT FOUND THEN
    INSERT INTO member_hour VALUES (counted.*) ON CONFLICT (member_id, day, hour, lineage_id, game_type) DO UPDATE
    SET stake = member_hour.stake + excluded.stake, valid_stake = member_hour.valid_stake + excluded.valid_stake,
      payout = member_hour.payout + excluded.payout, rounds = member_hour.rounds + excluded.rounds,
      last_at = greatest(member_hour.last_at, excluded.last_at);
  END IF;
END $$;
REVOKE ALL ON FUNCTION count_in_hour FROM PUBLIC;
CREATE FUNCTION count_bet() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM count_in_hour(NEW.settled_at, ROW(NEW.member_id, NULL, NEW.merchant_id, NEW.lineage_id, NEW.stake, NEW.valid_stake, NEW.payout,
    NEW.settled_at, 1, NEW.day, NEW.game_type)::member_hour);
  RETURN NULL;
END $$;
CREATE TRIGGER bet_counted AFTER INSERT ON bet FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL) EXECUTE FUNCTION count_bet();
-- Bets that were open are checked and counted by the statement that settles them: a lottery settles a thousand at a time, and many of one
-- member. The look-ups are subqueries, which the planner never turns into a scan of a whole table. A member may have been moved a moment ago.
CREATE FUNCTION count_settled() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  wrong bigint;
BEGIN
  SELECT id INTO wrong FROM changed
  WHERE (SELECT bet_id FROM bet_void AS v WHERE v.member_id = changed.member_id AND v.opened_at = changed.opened_at AND v.bet_id = changed.id) IS NOT NULL
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'bet % is void', wrong USING ERRCODE = 'LV001';
  END IF;
  SELECT id INTO wrong FROM changed
  WHERE settled_at IS NOT NULL AND (
    day <> (SELECT (settled_at AT TIME ZONE time_zone)::date FROM merchant WHERE merchant.id = changed.merchant_id)
    OR lineage_id <> (SELECT member.lineage_id FROM member WHERE member.id = changed.member_id)
      AND NOT EXISTS (SELECT FROM former_lineage AS f WHERE f.member_id = changed.member_id AND f.lineage_id = changed.lineage_id)
  ) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'bet % has the wrong day or lineage', wrong USING ERRCODE = 'LV001';
  END IF;
  INSERT INTO fold_mark (merchant_id, hour)
  SELECT DISTINCT merchant_id, date_trunc('hour', settled_at, time_zone) FROM changed JOIN merchant ON merchant.id = merchant_id
  WHERE settled_at < clock_timestamp() - interval '5 minutes';
  INSERT INTO member_hour
  SELECT member_id, date_trunc('hour', settled_at, time_zone), merchant_id, lineage_id, sum(stake), sum(valid_stake), sum(payout),
    max(settled_at), count(*), day, game_type
  FROM changed JOIN merchant ON merchant.id = merchant_id WHERE settled_at IS NOT NULL
  GROUP BY member_id, day, 2, merchant_id, lineage_id, game_type ORDER BY member_id
  ON CONFLICT (member_id, day, hour, lineage_id, game_type) DO UPDATE
  SET stake = member_hour.stake + excluded.stake, valid_stake = member_hour.valid_stake + excluded.valid_stake,
    payout = member_hour.payout + excluded.payout, rounds = member_hour.rounds + excluded.rounds,
    last_at = greatest(member_hour.last_at, excluded.last_at);
  RETURN NULL;
END $$;
CREATE TRIGGER bet_counted_late AFTER UPDATE ON bet REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_settled();
CREATE TRIGGER bet_default_counted_late AFTER UPDATE ON bet_default REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_settled();
CREATE FUNCTION uncount_bet() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  undone bet;
BEGIN
  SELECT * INTO undone FROM bet
  WHERE member_id = NEW.member_id AND opened_at = NEW.opened_at AND id = NEW.bet_id AND settled_at IS NOT NULL;
  IF FOUND THEN
    PERFORM count_in_hour(NEW.voided_at, ROW(undone.member_id, NULL, undone.merchant_id, undone.lineage_id, -undone.stake,
      -undone.valid_stake, -undone.payout, undone.settled_at, -1, undone.day, undone.game_type)::member_hour);
    INSERT INTO fold_mark (merchant_id, hour, member_id, day) VALUES (undone.merchant_id, hour_of(NEW.voided_at, undone.merchant_id), undone.member_id, undone.day);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bet_void_uncounted AFTER INSERT ON bet_void FOR EACH ROW EXECUTE FUNCTION uncount_bet();`;
