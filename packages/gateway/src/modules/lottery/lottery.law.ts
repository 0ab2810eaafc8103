import { issueMoves } from '@livery/contract/lotteries';

const moves = Object.entries(issueMoves)
  .flatMap(([from, next]) => next.map((to) => `('${from}', '${to}')`))
  .join(', ');

const copied = ['member_id', 'issue_id', 'play', 'slots', 'lines', 'line_stake', 'odds', 'prize_group', 'groups', 'uplines', 'placed_at'];

/** The ticket's immutable columns. */
const placed = [...copied, 'merchant_id', 'node_id', 'chase_id', 'times', 'stake', 'highest', 'bet_id', 'staked_at', 'copy_of'];

/** Columns that a copy takes from the void ticket it replaces. */
export const asCopied = (row: string): string => copied.map((name) => `${row}.${name}`).join(', ');

/**
 * An issue keeps what it has committed to: its times, source, seed and round, and from its first ticket on its flags
 * and prize group. A ticket is placed while its issue takes bets, and its terms never change. It is settled once. When
 * the result is revoked, a settled ticket becomes void, and a copy replaces it.
 */
const course = `
CREATE FUNCTION keep_lottery_issue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.merchant_id, OLD.node_id, OLD.number, OLD.opens_at, OLD.closes_at, OLD.draws_at, OLD.seed, OLD.round, OLD.animal, OLD.source)
    IS DISTINCT FROM (NEW.merchant_id, NEW.node_id, NEW.number, NEW.opens_at, NEW.closes_at, NEW.draws_at, NEW.seed, NEW.round, NEW.animal, NEW.source) THEN
    RAISE EXCEPTION 'the times, seed and source of issue % cannot change', OLD.number USING ERRCODE = 'LV001';
  END IF;
  IF (OLD.flags, OLD.prize_group) IS DISTINCT FROM (NEW.flags, NEW.prize_group)
    AND (OLD.state <> 'announced' OR EXISTS (SELECT FROM lottery_ticket WHERE issue_id = OLD.id)) THEN
    RAISE EXCEPTION 'the odds of issue % cannot change', OLD.number USING ERRCODE = 'LV001';
  END IF;
  IF OLD.numbers IS NOT NULL AND OLD.numbers IS DISTINCT FROM NEW.numbers AND OLD.state <> 'paid' THEN
    RAISE EXCEPTION 'issue % is already drawn', OLD.number USING ERRCODE = 'LV001';
  END IF;
  IF NEW.state = 'drawn' AND OLD.state IN ('closed', 'paid') AND NOT (CASE
    WHEN OLD.state = 'paid' THEN EXISTS (SELECT FROM lottery_fault
      WHERE issue_id = NEW.id AND kind = 'wrong' AND state = 'confirmed' AND numbers = NEW.numbers)
    WHEN NEW.source = 'own' THEN EXISTS (SELECT FROM lottery_draw WHERE issue_id = NEW.id AND numbers = NEW.numbers)
    ELSE EXISTS (SELECT FROM lottery_result WHERE issue_id = NEW.id AND state = 'verified' AND numbers = NEW.numbers) END) THEN
    RAISE EXCEPTION 'the numbers of issue % have no draw, verified result or confirmed correction', NEW.number USING ERRCODE = 'LV001';
  END IF;
  IF OLD.state <> NEW.state AND NOT EXISTS (SELECT FROM (VALUES ${moves}) AS m (a, b) WHERE m.a = OLD.state AND m.b = NEW.state) THEN
    RAISE EXCEPTION 'issue % cannot change from % to %', OLD.number, OLD.state, NEW.state USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lottery_issue_kept BEFORE UPDATE ON lottery_issue FOR EACH ROW EXECUTE FUNCTION keep_lottery_issue();
CREATE TRIGGER lottery_draw_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lottery_draw
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE FUNCTION keep_lottery_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ticket % %', OLD.id, TG_ARGV[0] USING ERRCODE = 'LV001';
END $$;
-- Settling a ticket fires none of these triggers, so it calls no function.
CREATE TRIGGER lottery_ticket_kept BEFORE DELETE ON lottery_ticket FOR EACH ROW EXECUTE FUNCTION keep_lottery_ticket('cannot be deleted');
CREATE TRIGGER lottery_ticket_placed BEFORE UPDATE OF ${placed.join(', ')} ON lottery_ticket FOR EACH ROW
  EXECUTE FUNCTION keep_lottery_ticket('was placed and cannot change');
CREATE TRIGGER lottery_ticket_settled BEFORE UPDATE ON lottery_ticket FOR EACH ROW
  WHEN (OLD.state <> 'open' AND NOT (NEW.state = 'void' AND OLD.state IN ('won', 'lost', 'returned')))
  EXECUTE FUNCTION keep_lottery_ticket('is already settled');
CREATE FUNCTION admit_lottery_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM lottery_issue WHERE id = NEW.issue_id AND merchant_id = NEW.merchant_id AND node_id = NEW.node_id
    AND NEW.placed_at < closes_at AND NEW.prize_group >= prize_group)
    OR (NEW.copy_of IS NULL AND NEW.staked_at <> NEW.placed_at) THEN
    RAISE EXCEPTION 'issue % does not accept this bet', NEW.issue_id USING ERRCODE = 'LV001';
  END IF;
  IF EXISTS (SELECT FROM generate_subscripts(NEW.groups, 1) AS place WHERE NEW.groups[place] < NEW.groups[place - 1]) THEN
    RAISE EXCEPTION 'an upline has a lower prize group than its downline: %', NEW.groups USING ERRCODE = 'LV001';
  END IF;
  IF NEW.copy_of IS NOT NULL AND NOT EXISTS (SELECT FROM lottery_ticket AS t WHERE t.id = NEW.copy_of AND t.state = 'void'
    AND (${asCopied('t')}) IS NOT DISTINCT FROM (${asCopied('NEW')})) THEN
    RAISE EXCEPTION 'ticket % is not void, or its copy differs', NEW.copy_of USING ERRCODE = 'LV001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lottery_ticket_in_time BEFORE INSERT ON lottery_ticket FOR EACH ROW EXECUTE FUNCTION admit_lottery_ticket();`;

/**
 * The formulas of `@livery/lottery/model/judge`, over the same masks. Hits are parallel arrays. A class of null returns
 * the stake. A property test compares both for every play.
 */
const judging = `
CREATE FUNCTION lottery_ways(take bigint, among bigint) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  ways bigint := 1;
BEGIN
  IF take < 0 OR take > among THEN RETURN 0; END IF;
  FOR each IN 1..least(take, among - take) LOOP
    ways := ways * (among - least(take, among - take) + each) / each;
  END LOOP;
  RETURN ways;
END $$;
CREATE FUNCTION lottery_pay(formula text, take integer[], slots varbit[], lines bigint, line_stake bigint, odds integer[],
  hit_slots integer[], hit_layers integer[], hit_masks varbit[], hit_classes integer[], OUT payout bigint, OUT returned bigint)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  won bigint := 1;
  picks bigint;
  picks_hit bigint;
  bankers bigint := 0;
  bankers_hit bigint := 0;
  rest bigint;
BEGIN
  payout := 0;
  returned := 0;
  IF hit_slots IS NULL OR cardinality(hit_slots) = 0 THEN RETURN; END IF;
  IF formula = 'each' THEN
    FOR i IN 1..cardinality(hit_slots) LOOP
      rest := bit_count(slots[hit_slots[i] + 1] & hit_masks[i]);
      IF hit_classes[i] IS NULL THEN
        returned := returned + rest * line_stake;
      ELSE
        payout := payout + rest * (line_stake * odds[hit_classes[i] + 1] / 100);
      END IF;
    END LOOP;
    payout := payout + returned;
    RETURN;
  END IF;
  IF array_position(hit_classes, NULL) IS NOT NULL THEN
    returned := lines * line_stake;
    payout := returned;
    RETURN;
  END IF;
  CASE formula
    WHEN 'product' THEN
      FOR i IN 1..cardinality(slots) LOOP
        rest := array_position(hit_slots, i - 1);
        won := CASE WHEN rest IS NULL THEN 0 ELSE won * bit_count(slots[i] & hit_masks[rest]) END;
      END LOOP;
    WHEN 'choose', 'cover', 'exactly' THEN
      picks := bit_count(slots[1]);
      picks_hit := bit_count(slots[1] & hit_masks[1]);
      IF cardinality(slots) > 1 THEN
        bankers := bit_count(slots[2]);
        bankers_hit := bit_count(slots[2] & hit_masks[1]);
      END IF;
      CASE formula
        WHEN 'choose' THEN
          won := CASE WHEN bankers_hit = bankers THEN lottery_ways(take[1] - bankers, picks_hit) ELSE 0 END;
        WHEN 'cover' THEN
          won := CASE WHEN picks_hit + bankers_hit = bit_count(hit_masks[1])
            THEN lottery_ways(take[1] - bankers - picks_hit, picks - picks_hit) ELSE 0 END;
        ELSE
          rest := take[2] - bankers_hit;
          won := lottery_ways(rest, picks_hit) * lottery_ways(take[1] - bankers - rest, picks - picks_hit);
      END CASE;
    WHEN 'roles' THEN
      FOR i IN 1..2 LOOP
        rest := array_position(hit_slots, i - 1);
        won := CASE WHEN rest IS NULL THEN 0 ELSE won * lottery_ways(take[i], bit_count(slots[i] & hit_masks[rest])) END;
      END LOOP;
    WHEN 'beside' THEN
      FOR i IN 1..2 LOOP
        rest := array_position(hit_layers, i - 1);
        won := CASE WHEN rest IS NULL THEN 0 ELSE won * bit_count(slots[1] & hit_masks[rest]) END;
      END LOOP;
    WHEN 'meanPair' THEN
      rest := 0;
      FOR i IN 1..cardinality(hit_masks) LOOP
        rest := rest + bit_count(slots[1] & hit_masks[i]);
      END LOOP;
      picks_hit := bit_count(slots[1] & hit_masks[array_position(hit_layers, 0)]);
      payout := (line_stake * odds[1] / 100) * greatest(0, picks_hit - 1) * rest / 2;
      RETURN;
  END CASE;
  payout := won * (line_stake * odds[hit_classes[1] + 1] / 100);
END $$;`;

export const lotteryLaw = [course, judging].join('\n');
