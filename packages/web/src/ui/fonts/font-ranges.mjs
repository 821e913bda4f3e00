// @ts-check

/** The characters of each font file, as CSS writes them. Others come from the fonts of the system, as Chinese does. */
export const fontRanges = {
  latin:
    'U+20-7E,U+A0,U+A9,U+B0,U+B2-B3,U+B7,U+C0-C3,U+C8-CA,U+CC-CD,U+D2-D5,U+D7,U+D9-DA,U+DD,U+E0-E3,U+E8-EA,U+EC-ED,U+F2-F5,U+F9-FA,U+FD,U+2009,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2082,U+20AC,U+2190-2193,U+2212',
  vietnamese: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB',
}
