import { TextArea } from '@livery/ui/TextArea';
import { reasonTexts } from '#shared/reason.texts.ts';
import { formTexts as texts } from './form.texts.ts';

/** An optional message to the agent. */
export function MessageField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextArea
      label={texts.reason}
      hint={texts.reasonHint}
      limit={{ max: 280, left: reasonTexts.left, over: reasonTexts.over }}
      rows={2}
      value={value}
      onChange={onChange}
    />
  );
}
