import { useHref } from 'react-router-dom';
import { paths } from '#app/routing/navigation.ts';
import { useBrand } from '#shared/pages/brand.tsx';

interface ServiceLink {
  href: string;
  target?: '_blank' | undefined;
  rel?: 'noopener' | undefined;
  'data-window'?: string | undefined;
}

/** Customer service in a new window (specification, section 2): the brand's page, or the chat with the desk. */
export function useCustomerService(): ServiceLink {
  const { customerService } = useBrand();
  const chat = useHref(paths.chat);
  return inWindow(customerService.url ?? chat);
}

/** The same while the site is closed. A mail link if the brand has no status page. */
export function useOutsideService(): ServiceLink | null {
  const { customerService } = useBrand();
  if (customerService.url !== null) return inWindow(customerService.url);
  return customerService.email === null ? null : { href: `mailto:${customerService.email}` };
}

function inWindow(href: string): ServiceLink {
  return { href, target: '_blank', rel: 'noopener', 'data-window': '440x750' };
}
