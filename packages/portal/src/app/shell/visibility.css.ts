import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';

/**
 * The server renders for a visitor. If there is a session, the boot script sets `data-viewer` before the first paint,
 * so that members never see the visitor's buttons.
 */
export const forVisitors = style({ display: 'contents', selectors: { ':root[data-viewer="member"] &': { display: 'none' } } });
export const forMembers = style({ display: 'contents', selectors: { ':root:not([data-viewer="member"]) &': { display: 'none' } } });

export const belowTablet = style({ display: 'contents', '@media': { [from.tablet]: { display: 'none' } } });
export const fromTablet = style({ display: 'none', '@media': { [from.tablet]: { display: 'contents' } } });
export const fromDesktop = style({ display: 'none', '@media': { [from.desktop]: { display: 'contents' } } });
export const belowDesktop = style({ display: 'contents', '@media': { [from.desktop]: { display: 'none' } } });
