import { useEffect, useRef } from 'react';
import * as styles from './HtmlText.css.ts';

/** What notices may hold: text and links; a policy of the page forbids styles in any case. */
const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'a',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\])|#)/i,
  RETURN_DOM_FRAGMENT: true as const,
};

/** HTML of the gateway as formatted text; what is not allowed is left out. The cleaner is fetched when first needed. */
export function HtmlText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    import('dompurify').then(
      ({ default: purify }) => {
        const fragment = purify.sanitize(html, allowed);
        for (const link of fragment.querySelectorAll('a[href^="https:"]')) {
          link.setAttribute('target', '_blank');
          link.setAttribute('rel', 'noopener noreferrer');
        }
        if (isCurrent) box.current?.replaceChildren(fragment);
      },
      () => {
        // Without the cleaner the markup is not trusted; its words still are readable.
        if (isCurrent) box.current?.replaceChildren(html.replace(/<[^>]*>/g, ' '));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return <div ref={box} className={styles.text} dir="auto" />;
}
