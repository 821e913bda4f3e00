/** The texts of a statement of account as a workbook. Names of sheets have 31 characters at most. */
export const en = {
  title: '{{carrier}}: statement of account',
  sheets: { invoices: 'Invoices', totals: 'Totals' },
  asOf: 'As of {{day}}',
  columns: {
    kind: 'Type',
    invoiceNo: 'Invoice',
    creditOf: 'Credit note for',
    blNo: 'B/L',
    bookingNo: 'Booking',
    term: 'Payment term',
    issuedOn: 'Issued',
    dueOn: 'Due',
    overdueDays: 'Days overdue',
    status: 'Status',
    currency: 'Currency',
    total: 'Total',
    paid: 'Paid',
    credited: 'Credited',
    open: 'Open',
    overdue: 'Overdue',
  },
} as const
