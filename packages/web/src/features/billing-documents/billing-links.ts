/** The pages inside of the billing page, each by its own address. */
export const BILLS_PATH = '/billingdoc'
export const ACCOUNT_PATH = `${BILLS_PATH}?page=account`
export const DISPUTES_PATH = `${BILLS_PATH}?page=disputes`
export const billPath = (shipmentId: string) => `${BILLS_PATH}?shipment=${shipmentId}`
export const invoicePath = (invoiceNo: string) => `${BILLS_PATH}?invoice=${encodeURIComponent(invoiceNo)}`
export const disputePath = (id: number) => `${BILLS_PATH}?dispute=${id}`
export const letterPath = (id: number) => `${BILLS_PATH}?letter=${id}`
/** Where a letter is signed for these shipments. */
export const signPath = (shipmentIds: readonly string[]) => `${BILLS_PATH}?sign=${shipmentIds.join(',')}`
