import type { Point } from '@fairway/contract/tracking/journey/route.schema'

/** Ways that ships take and the package's file lacks. Each begins at a point of that file. */
export const addedWays: readonly Point[][] = [
  // the lanes of the North Pacific break off on either side of 180°
  [[170.2039, 50.2383], [180, 50], [-168.2056, 51.0966]],
  // Ningbo from the south and from the east, and on to Shanghai's Yangshan
  [[121.3, 27.8], [122.4, 29.6], [122, 29.87], [121.78, 30.04], [121.8969, 30.3459]],
  [[128.9, 31.4], [122.4, 29.6]],
  [[121.8969, 30.3459], [122.2, 30.5], [122.6776, 30.8345]],
  // the mouth of the Yangtze, and from there to Yangshan
  [[122.6776, 30.8345], [122.4, 31.05], [121.9, 31.2], [121.52, 31.4]],
  [[122.9, 31.3], [122.4, 31.05], [122.2, 30.5]],
  // into Ho Chi Minh City, Tokyo Bay and San Francisco Bay
  [[107.3, 10], [107.02, 10.33], [106.85, 10.62], [106.78, 10.76]],
  [[139.9, 34.8], [139.73, 35.08], [139.78, 35.3], [139.82, 35.55]],
  [[-122.9, 37.7], [-122.65, 37.7], [-122.5, 37.81], [-122.35, 37.81]],
  [[-120.8841, 34.4361], [-122.1, 36.35], [-122.65, 37.7]],
] // biome-ignore format: one way on one line

/** Ways of that file that no container ship takes: the Corinth Canal is 21 m wide. */
export const closedWays: readonly (readonly [Point, Point])[] = [
  [
    [23.0273, 37.9133],
    [22.8283, 38.0242],
  ],
]
