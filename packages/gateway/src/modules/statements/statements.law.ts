/** A statement is written once. */
export const statementsLaw = `
CREATE TRIGGER statement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON statement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
