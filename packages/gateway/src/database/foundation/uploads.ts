/** Pictures that a member proves something with. One that is bound proves `proves`; a loose one goes after a day. */
export const uploads = `
CREATE TABLE upload (
  merchant_id integer NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL,
  purpose text NOT NULL,
  file uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  proves text,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, file) REFERENCES stored_file (merchant_id, name)
);
CREATE INDEX upload_member ON upload (member_id, purpose);
CREATE INDEX upload_proof ON upload (merchant_id, purpose, proves) WHERE proves IS NOT NULL;
CREATE INDEX upload_loose ON upload (uploaded_at) WHERE proves IS NULL;`;
