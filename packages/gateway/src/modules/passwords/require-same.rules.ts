import { AppError } from '#base/app-error.ts';

/** @throws AppError INVALID_REQUEST */
export function requireSame({ newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string }): void {
  if (newPassword !== confirmNewPassword) throw new AppError('INVALID_REQUEST', { fields: { '/confirmNewPassword': 'different' } });
}
