import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Amount } from './Amount/Amount.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Button, ButtonLink, type AnchorProps } from './Button/Button.tsx';
import { CategoryNav, categoryTabId } from './CategoryNav/CategoryNav.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { Icon } from './Icon/Icon.tsx';
import { HeartIcon } from './Icon/icons.ts';
import { IconButton } from './IconButton/IconButton.tsx';
import { Marquee } from './Marquee/Marquee.tsx';
import { Menu } from './Menu/Menu.tsx';
import { Notice } from './Notice/Notice.tsx';
import { Pagination } from './Pagination/Pagination.tsx';
import { Rail } from './Rail/Rail.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { Select } from './Select/Select.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton/Skeleton.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { Switch } from './Switch/Switch.tsx';
import { TextField } from './TextField/TextField.tsx';
import { ToastRegion } from './Toast/Toast.tsx';

const ignore = () => undefined;
const linkTo = (target: string | number, { children, ...props }: AnchorProps) => (
  <a {...props} href={`/${target}`}>
    {children}
  </a>
);
const pageLabels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

describe('markup from the server', () => {
  it('has no style attribute, as a strict content security policy requires', () => {
    const markup = renderToStaticMarkup(
      <>
        <SkipLink targetId="main">Skip</SkipLink>
        <Amount value="1.00" symbol="R$" />
        <Badge>HOT</Badge>
        <Button variant="action" disabledReason="Not yet">
          Go
        </Button>
        <Button loading="Sending">Send</Button>
        <ButtonLink href="/help">Help</ButtonLink>
        <IconButton icon={HeartIcon} label="Favourite" pressed mark={3} />
        <TextField label="Name" hint="Yours" error="Needed" icon={HeartIcon} reveal={{ show: 'Show', hide: 'Hide' }} type="password" />
        <Checkbox label="Agree" error="Needed" />
        <Select label="Language" options={[{ value: 'pt', label: 'Português' }]} />
        <SearchField label="Search" clearLabel="Clear" value="a" onChange={ignore} />
        <Menu label="Account" items={[{ id: 'a', label: 'A' }]} trigger={(props) => <Button {...props}>Account</Button>} />
        <CategoryNav label="Kinds" items={[{ id: 'a', label: 'A' }]} value="a" renderLink={linkTo} panelId="panel" />
        <Pagination page={3} total={9} renderLink={linkTo} labels={pageLabels} />
        <Rail title="Hot" previousLabel="Previous" nextLabel="Next">
          <span>1</span>
        </Rail>
        <SkeletonGroup label="Loading">
          <Skeleton shape="tile" />
        </SkeletonGroup>
        <Spinner label="Loading" />
        <EmptyState sentence="Nothing here." />
        <ErrorState sentence="It failed." retryLabel="Again" onRetry={ignore} reference="Reference 1" />
        <Notice tone="warning">Mind</Notice>
        <ToastRegion label="Messages" dismissLabel="Dismiss" onDismiss={ignore} toasts={[{ id: '1', text: 'Done' }]} />
        <Marquee label="Notices" items={[{ id: '1', content: 'One' }]} pauseLabel="Pause" playLabel="Play" />
        <Switch label="Dark" checked onChange={ignore} />
        <Icon icon={HeartIcon} />
      </>,
    );
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup.length).toBeGreaterThan(1000);
  });

  it('contains nothing of a closed dialog', () => {
    expect(
      renderToStaticMarkup(
        <Dialog open={false} onClose={ignore} title="Log in" closeLabel="Close">
          content
        </Dialog>,
      ),
    ).toBe('');
  });
});

describe('Button', () => {
  it('stays focusable and describes why it is disabled', () => {
    const markup = renderToStaticMarkup(<Button disabledReason="Fill in your name first">Continue</Button>);
    const [, reasonId] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/\sdisabled/);
    expect(markup).toMatch(new RegExp(`id="${reasonId}"[^>]*>Fill in your name first<`));
  });

  it('keeps its size and announces the action while loading', () => {
    const markup = renderToStaticMarkup(<Button loading="Sending">Send</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Send<');
    expect(markup).toMatch(/<output .*Sending/);
  });

  it('can style a router link', () => {
    const markup = renderToStaticMarkup(
      <ButtonLink
        render={({ children, ...props }) => (
          <a {...props} href="/en/help" data-router>
            {children}
          </a>
        )}
      >
        Help
      </ButtonLink>,
    );
    expect(markup).toMatch(/^<a class="[^"]+" href="\/en\/help" data-router="true">/);
  });
});

describe('fields', () => {
  it('link label, hint and error to the control', () => {
    const markup = renderToStaticMarkup(<TextField id="name" label="Name" hint="Yours" error="Needed" />);
    expect(markup).toContain('for="name"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('aria-describedby="name-error name-hint"');
  });

  it('reserve space for the error, so that its first text is announced', () => {
    expect(renderToStaticMarkup(<TextField id="name" label="Name" />)).toContain('<div id="name-error" aria-live="polite"></div>');
  });
});

describe('CategoryNav', () => {
  it('has one tab stop, the selected tab, and names its panel', () => {
    const items = ['home', 'hot', 'fav'].map((id) => ({ id, label: id }));
    const markup = renderToStaticMarkup(<CategoryNav label="Kinds" items={items} value="hot" renderLink={linkTo} panelId="games" />);
    expect([...markup.matchAll(/tabindex="(-?\d)"/g)].map(([, index]) => index)).toEqual(['-1', '0', '-1']);
    expect(markup).toMatch(new RegExp(`id="${categoryTabId('games', 'hot')}"[^>]*aria-selected="true"[^>]*aria-controls="games"`));
    expect(markup).toContain('href="/fav"');
  });
});

describe('Pagination', () => {
  it('is absent with one page and present with two [lobby-10]', () => {
    expect(renderToStaticMarkup(<Pagination page={1} total={1} renderLink={linkTo} labels={pageLabels} />)).toBe('');
    expect(renderToStaticMarkup(<Pagination page={1} total={2} renderLink={linkTo} labels={pageLabels} />)).toContain(
      'aria-label="Page 2"',
    );
  });

  it('links to each page, and not beyond the first and the last [lobby-20]', () => {
    const first = renderToStaticMarkup(<Pagination page={1} total={2} renderLink={linkTo} labels={pageLabels} />);
    expect([...first.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/1', '/2', '/2']);
    expect(first).toMatch(/^<nav[^>]*><span[^>]* aria-hidden="true">/);
    const last = renderToStaticMarkup(<Pagination page={2} total={2} renderLink={linkTo} labels={pageLabels} />);
    expect([...last.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/1', '/1', '/2']);
  });

  it('marks the current page', () => {
    const markup = renderToStaticMarkup(<Pagination page={2} total={3} renderLink={linkTo} labels={pageLabels} />);
    expect(markup).toMatch(/aria-label="Page 2" aria-current="page"/);
  });
});

describe('Amount', () => {
  it('shows asterisks instead of the number and says so', () => {
    const markup = renderToStaticMarkup(<Amount value="1,204.50" symbol="R$" masked maskedLabel="Balance hidden" />);
    expect(markup).not.toContain('1,204.50');
    expect(markup).toContain('aria-hidden="true">*****<');
    expect(markup).toContain('Balance hidden');
  });
});

describe('Icon', () => {
  it('is decorative without a label and an image with one', () => {
    expect(renderToStaticMarkup(<Icon icon={HeartIcon} />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Icon icon={HeartIcon} label="Favourite" />)).toMatch(/role="img" aria-label="Favourite"/);
  });
});
