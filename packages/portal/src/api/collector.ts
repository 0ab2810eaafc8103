/** One page that was opened, as a collector hears of it. */
export interface PageView {
  /** Which of the collector's sites it belongs to. */
  siteId: string;
  /** 16 hexadecimal digits, the same for as long as the visitor agrees. */
  visitor: string;
  name: string;
  url: string;
  language: string;
  /** The origin that led here; null where none did, or the site itself. */
  referrer: string | null;
}

/**
 * Tells a collector of a page view, by the Tracking HTTP API of Matomo (developer.matomo.org/api-reference/tracking-api). Without
 * cookies and referrer, and without a look at the answer. One that does not arrive is not missed: to send it again would take a
 * list of where somebody was.
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
