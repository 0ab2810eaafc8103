import { useId } from 'react';
import { fallOf, type FallingPart } from './fall.ts';
import * as styles from './Waterfall.css.ts';

export interface WaterfallProps {
  /** What the picture shows, including its unit. */
  caption: string;
  /** The first amount, its changes, and the result. The first is always a total. */
  parts: readonly (FallingPart & { label: string; text: string })[];
}

/** SVG units, stretched to the available room. */
const width = 1000;

/** Shows how one amount becomes another, with a bar for each change. Every bar has its name and amount as text. */
export function Waterfall({ caption, parts }: WaterfallProps) {
  const captionId = useId();
  const { bars, zero } = fallOf(parts);
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <figcaption className={styles.caption} id={captionId}>
        {caption}
      </figcaption>
      <ol className={styles.list}>
        {bars.map(({ start, end }, index) => {
          const { label, text, value, isSum = false } = parts[index] ?? { label: '', text: '', value: 0 };
          return (
            <li key={index} className={styles.row({ isSum })}>
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
              <svg className={styles.drawing} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.zero} d={`M${zero * width} 0v10`} />
                <rect
                  className={styles.bar({ tone: isSum ? 'sum' : value < 0 ? 'less' : 'more' })}
                  x={Math.min(start, end) * width}
                  width={Math.abs(end - start) * width}
                  y="1"
                  height="8"
                />
              </svg>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
