import { useEffect, useEffectEvent, useRef } from 'react';
import type { PrizePool } from '@livery/contract/shapes';
import { sectorsOf, turnTo, type Sector } from '../../prize.rules.ts';
import * as styles from './PrizeWheel.css.ts';

interface PrizeWheelProps {
  prizes: PrizePool['prizes'];
  /** The prize already won. The wheel turns until it is under the pointer. */
  won: number | null;
  /** True stops the animation at once. */
  isSkipped: boolean;
  onRest: () => void;
  /** A few characters that describe a prize in its sector. */
  label: (prize: PrizePool['prizes'][number]['prize']) => string;
}

const turns = 5;
const duration = 4_600;
/** Narrower sectors have no room for text. The list of odds names them. */
const narrowest = 16;
const tones = 4;

/** A wheel whose sectors are as wide as their odds. It shows the gateway's draw and decides nothing. */
export function PrizeWheel({ prizes, won, isSkipped, onRest, label }: PrizeWheelProps) {
  const wheel = useRef<SVGGElement>(null);
  const turning = useRef<Animation | null>(null);
  const sectors = sectorsOf(prizes);
  const target = sectors.find(({ id }) => id === won);
  const rest = useEffectEvent(onRest);
  const angle = target === undefined ? 0 : turnTo(target, turns);

  useEffect(() => {
    if (wheel.current === null || angle === 0) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = wheel.current.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${angle}deg)` }], {
      duration: isStill ? 1 : duration,
      easing: 'cubic-bezier(0.12, 0.72, 0.1, 1)',
      fill: 'forwards',
    });
    turning.current = animation;
    animation.finished.then(
      () => rest(),
      () => undefined,
    );
    return () => animation.cancel();
  }, [angle]);

  useEffect(() => {
    if (isSkipped) turning.current?.finish();
  }, [isSkipped]);

  return (
    <svg className={styles.wheel} viewBox="0 0 300 312" aria-hidden="true">
      <g transform="translate(0 12)">
        <g ref={wheel} className={styles.turning}>
          <circle className={styles.rim} cx="150" cy="150" r="146" />
          {Array.from({ length: 24 }, (_, index) => (
            <circle key={index} className={styles.bulb} cx="150" cy="11" r="3" transform={`rotate(${index * 15} 150 150)`} />
          ))}
          {sectors.map((sector, index) => {
            const prize = prizes.find(({ id }) => id === sector.id)?.prize;
            const tone = sectors.length % tones === 1 && index === sectors.length - 1 ? 2 : index % tones;
            return (
              <g key={sector.id}>
                <path className={styles.sector} data-tone={tone} d={pathOf(sector)} />
                {prize !== undefined && sector.end - sector.start >= narrowest && (
                  <text
                    className={styles.label}
                    data-tone={tone}
                    x="150"
                    y="60"
                    transform={`rotate(${(sector.start + sector.end) / 2} 150 150) rotate(-90 150 60)`}
                  >
                    {label(prize)}
                  </text>
                )}
              </g>
            );
          })}
          <circle className={styles.hub} cx="150" cy="150" r="26" />
          <path
            className={styles.hubMark}
            d="m150 136 4.200 8.600 9.500 1.300-6.900 6.700 1.700 9.400-8.500-4.500-8.500 4.500 1.700-9.400-6.900-6.700 9.500-1.300z"
          />
        </g>
        <path className={styles.pointer} d="M136-10h28q0 16-14 38-14-22-14-38z" />
      </g>
    </svg>
  );
}

const radius = 130;

function pathOf({ start, end }: Sector): string {
  const at = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(150 + radius * Math.cos(angle)).toFixed(2)} ${(150 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M150 150L${at(start)}A${radius} ${radius} 0 ${end - start > 180 ? 1 : 0} 1 ${at(end)}z`;
}
