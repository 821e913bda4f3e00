/** Sections 3, 4 and 7, by hand: names and values that answers carry. */
export const values = {
  grids: ['gridPrefBR', 'gridPrefSI', 'gridPrefBLOI', 'gridPrefBLD', 'gridPrefSV', 'gridPrefVA', 'gridPrefCD', 'gridPrefBD'],
  dropdownData: ['vvds', 'packageTypes', 'containerTypes', 'serviceContracts', 'serviceTypes', 'portofLoad', 'portofLoading'],
  session: ['username', 'idToken', 'accessToken', 'refreshToken', 'tokenType', 'expiresIn'],
  clientInfo: ['ip', 'city', 'region_code', 'continent_code', 'country'],
  containerStages: ['Booked', 'Empty Pickup', 'At Origin', 'In-Transit', 'Hold', 'At Destination', 'Out-gated', 'Empty Returned'],
  bookingStatuses: ['Approved', 'Canceled', 'Pending', 'Received', 'Requested'],
  requestStatuses: ['Draft', 'Submitted', 'Approved', 'Cancel Pending', 'Cancelled', 'Rejected'],
  requestResults: ['Success', 'NoEdit'],
  holds: [
    'customs', 'originalBl', 'customsInspectionCharge', 'orderNotify', 'collectPayment', 'cleanTruckFee', 'trafficMitigationFee',
    'amsReject', 'dataHold',
  ],
  tokenClaims: ['groups', 'given_name'],
} // biome-ignore format: one list on each line
