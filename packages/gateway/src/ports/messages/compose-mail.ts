import type { Merchant } from '#tenancy/merchant.ts';
import type { NewMessage } from './message.ts';

/** A mail's parts, in reading order. */
export interface MailText {
  readonly subject: string;
  /** A line break in a paragraph is kept. */
  readonly paragraphs: readonly string[];
  /** The action that it asks for, after the paragraphs. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Shown after the action. */
  readonly closing?: readonly string[];
}

export type Mail = Pick<NewMessage, 'subject' | 'content'> & { readonly html: string };

/**
 * A mail as plain text and as a page in the brand's name and colours. Mail clients ignore stylesheets and scripts, and
 * loaded pictures would reveal when a mail is read. So it uses only tables, inline styles and system fonts.
 */
export function composeMail({ name, profile }: Merchant, language: string, { subject, paragraphs, action, closing = [] }: MailText): Mail {
  const { look, identity } = profile;
  const lines = [...paragraphs, ...(action === undefined ? [] : [`${action.label}: ${action.url}`]), ...closing];
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;
  const html = `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${look.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border:1px solid ${look.line};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td style="padding:20px 24px;background:${look.band};color:${look.onBand};font-size:20px;font-weight:700">${escaped(name)}</td></tr>
<tr><td style="padding:24px 24px 8px;background:${look.surface};color:${look.ink}">
${paragraphs.map(paragraph).join('\n')}
${action === undefined ? '' : button(action, look)}
${closing.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;background:${look.surface};border-top:1px solid ${look.line};color:${look.inkSoft};font-size:13px">${escaped(identity.legalName)}</td></tr>
</table></td></tr></table></body></html>`;
  return { subject, content: lines.join('\n\n'), html };
}

function button({ label, url }: { label: string; url: string }, { action, onAction }: Merchant['profile']['look']): string {
  const style = `display:inline-block;padding:12px 24px;background:${action};color:${onAction};font-weight:700;text-decoration:none`;
  return `<p style="margin:8px 0 24px"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
