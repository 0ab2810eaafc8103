import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import * as styles from './HtmlText.css.ts';
import { asksForNewTab } from '../address/use-register-link.ts';

/** Allowed content of notices: text and links. The page's CSP forbids styles anyway. */
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
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

interface HtmlTextProps {
  html: string;
  /** It covers a form with input, so site links open in another tab. */
  keepsPage?: boolean;
  /** A site link was followed, so overlays close. */
  onFollow?: () => void;
}

/** The gateway's HTML as formatted text, with disallowed parts removed. The sanitizer loads on first use. */
export function HtmlText({ html, keepsPage = false, onFollow }: HtmlTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const prefix = useHref('/').replace(/\/$/, '');

  const follow = useEffectEvent((event: Event, path: string) => {
    if (!(event instanceof MouseEvent) || asksForNewTab(event)) return;
    event.preventDefault();
    onFollow?.();
    void navigate(path);
  });

  useEffect(() => {
    let isCurrent = true;
    import('dompurify').then(
      ({ default: purify }) => {
        const fragment = purify.sanitize(html, allowed);
        for (const link of fragment.querySelectorAll('a[href]')) {
          const address = link.getAttribute('href') ?? '';
          // The router would treat a path that starts with two slashes as another host. The browser reads it as a path.
          const isOwn = /^(?:#|\/(?!.*\/\/))/.test(address);
          if (isOwn && !keepsPage) link.addEventListener('click', (event) => follow(event, address));
          if (address.startsWith('/')) link.setAttribute('href', `${prefix}${address}`);
          if (isOwn ? !keepsPage : !/^https:/i.test(address)) continue;
          link.setAttribute('target', '_blank');
          link.setAttribute('rel', 'noopener noreferrer');
        }
        if (isCurrent) box.current?.replaceChildren(fragment);
      },
      () => {
        // Without the sanitizer the markup is not trusted, but its text is still readable.
        if (isCurrent) box.current?.replaceChildren(html.replace(/<[^>]*>/g, ' '));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [html, prefix, keepsPage]);

  return <div ref={box} className={styles.text} dir="auto" />;
}
