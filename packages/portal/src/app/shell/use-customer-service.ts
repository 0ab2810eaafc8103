import { useBrand } from '#shared/parts/brand.tsx';

interface ServiceLink {
  href: string;
  target?: '_blank' | undefined;
  rel?: 'noopener' | undefined;
  'data-window'?: string | undefined;
}

/** The brand's customer service: its page in a window of its own (specification, section 2), else a letter. */
export function useCustomerService(): ServiceLink | null {
  const { customerService } = useBrand();
  if (customerService.url !== null) return { href: customerService.url, target: '_blank', rel: 'noopener', 'data-window': '440x750' };
  return customerService.email === null ? null : { href: `mailto:${customerService.email}` };
}
