import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@livery/ui/IconButton';
import { MinusIcon, PlusIcon } from '@livery/ui/icons';
import { kept, mostZoom, moved, type View } from '../crop.rules.ts';
import { paintView } from './paint-view.ts';
import * as styles from './CropField.css.ts';

interface CropFieldProps {
  picture: ImageBitmap;
  view: View;
  onChange: (view: View) => void;
}

/** Canvas size in pixels, large enough to be sharp on dense screens. */
const side = 640;
const keyStep = 0.05;
const zoomStep = 0.25;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** The part of a picture to keep. It can be dragged, zoomed by wheel, slider or keys, and moved with the arrow keys. */
export function CropField({ picture, view, onChange }: CropFieldProps) {
  const { t } = useTranslation('account');
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoomTo = (zoom: number) => onChange(kept(picture, { ...view, zoom }));

  useLayoutEffect(() => {
    if (canvas.current !== null) paintView(canvas.current, picture, view);
  }, [picture, view]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, movementX, movementY } = event;
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth: width } = currentTarget;
    onChange(moved(picture, view, -movementX / width, -movementY / width));
  };
  const press = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step !== undefined) onChange(moved(picture, view, ...step));
    else if (event.key === '+' || event.key === '=') zoomTo(view.zoom + zoomStep);
    else if (event.key === '-') zoomTo(view.zoom - zoomStep);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.stage}
        aria-label={t('picture.crop')}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onWheel={({ deltaY }) => zoomTo(view.zoom - deltaY / 400)}
      >
        <canvas ref={canvas} className={styles.canvas} width={side} height={side} />
      </button>
      <div className={styles.zoom}>
        <IconButton icon={MinusIcon} label={t('picture.smaller')} onClick={() => zoomTo(view.zoom - zoomStep)} />
        <input
          className={styles.slider}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={view.zoom}
          aria-label={t('picture.zoom')}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
        <IconButton icon={PlusIcon} label={t('picture.larger')} onClick={() => zoomTo(view.zoom + zoomStep)} />
      </div>
    </div>
  );
}
