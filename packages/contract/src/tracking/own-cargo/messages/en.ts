import type { ContainerCondition, CustomsStep, HoldType } from '../../tracking.values.ts'

/** What only those read whose cargo it is: how to get rid of a hold, and the words of its papers. */
export const en = {
  holdGuides: {
    customs: {
      who: 'Your customs broker, with US Customs and Border Protection (CBP)',
      what: 'File the entry and pay the duties. If CBP has ordered an exam, the hold stays until CBP releases the container.',
    },
    originalBl: {
      who: 'The consignee or its bank, with the carrier',
      what: 'Surrender an original bill of lading, properly endorsed, to the carrier at origin or destination, or ask the shipper for a telex release.',
    },
    customsInspectionCharge: {
      who: 'The importer or its customs broker',
      what: 'Pay the invoice for the customs exam and send the proof of payment to the carrier.',
    },
    orderNotify: {
      who: 'The holder of the order bill: the shipper, its bank or the consignee',
      what: 'The bill is made out to order. Present it duly endorsed, so that the carrier knows who may take delivery.',
    },
    collectPayment: {
      who: 'The freight payer, usually the consignee',
      what: 'Pay the collect freight and charges to the carrier. The hold is lifted once the payment is posted.',
    },
    cleanTruckFee: {
      who: 'The cargo owner or its agent, with the port registry',
      what: 'Claim the container in the port registry and pay the clean truck fee (CTF) there.',
    },
    trafficMitigationFee: {
      who: 'The cargo owner or its agent, with Pier Pass',
      what: 'Claim the container with Pier Pass and pay the traffic mitigation fee (TMF).',
    },
    amsReject: {
      who: 'The AMS filer: the carrier, or a forwarder that files its own manifest',
      what: 'Correct what US customs rejected and refile the manifest.',
    },
    dataHold: {
      who: 'The shipper, with the carrier’s customer service',
      what: 'Send what is missing from, or corrects, the shipping instruction. Customer service lifts the hold once the documents match.',
    },
  } satisfies Record<HoldType, { who: string; what: string }>,
  paymentTerms: { Prepaid: 'Prepaid', Collect: 'Collect', 'Third party': 'Third party' },
  customsSteps: {
    manifestFiled: 'AMS manifest filed',
    manifestAccepted: 'Manifest accepted',
    manifestRejected: 'Manifest rejected',
    doNotLoad: 'Do not load (DNL)',
    held: 'Held by customs',
    inspectionOrdered: 'Exam ordered',
    inspected: 'Exam done',
    released: 'Released by customs',
  } satisfies Record<CustomsStep, string>,
  boxConditions: { sound: 'Sound', damaged: 'Damaged' } satisfies Record<ContainerCondition, string>,
  interchanges: { outEmpty: 'Empty out', inFull: 'Full in', outFull: 'Full out', inEmpty: 'Empty in' },
} as const
