/** The agent's link that a visitor followed. */
export interface Invitation {
  code: string;
  /** Empty for none. */
  sub: string;
}

/** Stored for the tab as the code, a space and the sub-id. */
export function readInvitation(kept: string | null): Invitation | null {
  const [code = '', sub = ''] = kept?.split(' ') ?? [];
  return code === '' ? null : { code, sub };
}

/** The link's fields in a registration. */
export function payloadOfInvitation(invitation: Invitation | null): { affiliateCode?: string; invitationSub?: string } {
  if (invitation === null) return {};
  return { affiliateCode: invitation.code, ...(invitation.sub === '' ? {} : { invitationSub: invitation.sub }) };
}
