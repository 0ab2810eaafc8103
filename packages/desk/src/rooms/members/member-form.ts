import type { MemberRow } from '@livery/contract/control/shapes';
import type { DialogOfForm } from '#shared/FormDialog.tsx';

/** What the form of an act on one member gets. */
export interface MemberFormProps {
  readonly dialog: DialogOfForm;
  readonly member: MemberRow;
  readonly onDone: () => void;
}
