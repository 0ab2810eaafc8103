/** The promenade's wave, with the sea below it in the current colour. */
export function Wave({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 24V12q75-18 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0V24z" />
    </svg>
  );
}
