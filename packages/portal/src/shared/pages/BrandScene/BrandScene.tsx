import type { ReactNode } from 'react';
import { useBrand } from '#shared/pages/brand.tsx';
import * as styles from './BrandScene.css.ts';
import { SceneArt } from './SceneArt.tsx';

interface BrandSceneProps {
  title: string;
  /** Below the title if there is room. */
  text: string;
  /** Below the text. */
  action?: ReactNode;
  /** Beside the text, or at its bottom. */
  children?: ReactNode;
}

/**
 * The brand's own picture with the page's introduction: a scene with the text inside, large type over line art, or text
 * beside the picture. As high as its container.
 */
export function BrandScene({ title, text, action, children }: BrandSceneProps) {
  const { hero: kind } = useBrand().layout;
  return (
    <div className={styles.scene({ kind })}>
      <SceneArt kind={kind} />
      <div className={styles.words({ kind })}>
        <h1 className={styles.title({ kind })}>{title}</h1>
        <p className={styles.text({ kind })}>{text}</p>
        {action}
      </div>
      {children}
    </div>
  );
}
