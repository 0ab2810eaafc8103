import { useId, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { UploadIcon, XIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { UploadPreview } from './UploadPreview.tsx';
import * as styles from './UploadField.css.ts';

export interface UploadItem {
  id: string;
  file: File;
  /** The fraction uploaded, 0 to 1. Absent before and after the upload. */
  progress?: number | undefined;
  /** Why this file is refused. */
  error?: string | undefined;
}

export interface UploadFieldProps extends FieldTexts {
  items: readonly UploadItem[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** As in a file input, e.g. `image/png,image/jpeg`. Only a hint, because drops ignore it. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  required?: boolean | undefined;
  texts: {
    choose: string;
    drop: string;
    remove: (name: string) => string;
    sending: (name: string) => string;
    size: (bytes: number) => string;
  };
  ref?: Ref<HTMLInputElement> | undefined;
  id?: string | undefined;
}

/** Files to upload, selected or dropped, each with its preview, size and errors. */
export function UploadField(props: UploadFieldProps) {
  const { label, mark, hint, error, disabledReason, items, onAdd, onRemove, accept, multiple, required, texts, ref, id } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const notes = { hint, error, disabledReason };
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Allows selecting the same file again after it was removed.
    event.target.value = '';
    setOver(false);
    if (files.length > 0) onAdd(files);
  };
  const remove = (itemId: string) => {
    onRemove(itemId);
    zone.current?.querySelector('input')?.focus();
  };
  return (
    <Field
      id={fieldId}
      label={label}
      mark={mark}
      {...notes}
      extra={items.length > 0 && <UploadList items={items} texts={texts} onRemove={remove} />}
    >
      <div
        ref={zone}
        className={styles.zone}
        data-over={isOver}
        data-invalid={error !== undefined}
        aria-disabled={disabledReason !== undefined || undefined}
      >
        <input
          ref={ref}
          id={fieldId}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          required={required}
          disabled={disabledReason !== undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(fieldId, notes)}
          onChange={add}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <Icon icon={UploadIcon} />
        <span className={styles.choose}>{texts.choose}</span>
        <span className={styles.drop}>{texts.drop}</span>
      </div>
    </Field>
  );
}

function UploadList({ items, texts, onRemove }: Pick<UploadFieldProps, 'items' | 'texts' | 'onRemove'>) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, file, progress, error }) => (
        <li key={id} className={styles.item} data-refused={error !== undefined}>
          <UploadPreview file={file} />
          <div className={styles.about}>
            <span className={styles.name}>{file.name}</span>
            {error === undefined ? (
              <span className={styles.size}>{texts.size(file.size)}</span>
            ) : (
              <span className={styles.refusal}>{error}</span>
            )}
            {progress !== undefined && (
              <progress className={styles.progress} value={progress} max={1} aria-label={texts.sending(file.name)} />
            )}
          </div>
          <IconButton icon={XIcon} label={texts.remove(file.name)} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
