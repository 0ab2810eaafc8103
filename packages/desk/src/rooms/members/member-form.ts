import type { MemberRow } from '@livery/contract/control/shapes';
import type { DialogOfForm } from '#shared/FormDialog.tsx';

/** The props of a form for one member. */
export interface MemberFormProps {
  readonly dialog: DialogOfForm;
  readonly member: MemberRow;
  readonly onDone: () => void;
}
