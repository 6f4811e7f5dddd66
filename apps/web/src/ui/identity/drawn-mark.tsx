/** Inline styles only: also used in server-rendered pictures. */
export function DrawnMark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0B7A70" />
      <path
        d="M6.5 9.5H14a2 2 0 0 1 2 2V18M25.5 9.5H18a2 2 0 0 0-2 2V18"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="16" cy="24" r="3.6" fill="#D9C8FF" />
    </svg>
  );
}
