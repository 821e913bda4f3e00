/** The icon of a sheet with rows and columns. */
export function SheetIcon({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 2.5h8l4 4v11H4zM12 2.5v4h4M6.5 10h7M6.5 12.5h7M6.5 15h7M9.5 10v5" />
    </svg>
  )
}
