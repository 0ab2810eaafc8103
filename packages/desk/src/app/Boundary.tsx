import { ErrorState } from '@livery/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { deskTexts } from './desk.texts.ts';

/** Keeps the menu if a room fails to render, and reloads a room that failed to load. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <ErrorState sentence={deskTexts.broken} retryLabel={deskTexts.retry} onRetry={() => location.reload()} />;
  }
}
