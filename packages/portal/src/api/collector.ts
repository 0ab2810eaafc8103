/** A page view for the collector. */
export interface PageView {
  /** The collector's site id. */
  siteId: string;
  /** 16 hexadecimal digits, unchanged while the visitor's consent lasts. */
  visitor: string;
  name: string;
  url: string;
  language: string;
  /** The referring origin. Null if it is missing or the site itself. */
  referrer: string | null;
}

/**
 * Reports a page view by Matomo's Tracking HTTP API (developer.matomo.org/api-reference/tracking-api), without
 * cookies and referrer, and ignores the answer. Failed ones are not repeated, because that would need a
 * list of the visitor's pages.
 */
export async function sendPageView(collector: string, { siteId, visitor, name, url, language, referrer }: PageView): Promise<void> {
  const body = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    action_name: name,
    url,
    _id: visitor,
    lang: language,
  });
  if (referrer !== null) body.set('urlref', referrer);
  await fetch(collector, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
