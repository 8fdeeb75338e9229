/** The two tables that can be downloaded and filled in. Rows of cells; the first row names the columns. */
type Table = readonly (readonly string[])[];

export const shotList: Table = [
  ['Frame', 'Subject', 'Light and angle', 'File name', 'Keep (1-5)', 'Service', 'Note to the editor'],
  [
    '01',
    'Couple, full length',
    'Window from the left',
    'IMG_0412.CR3',
    '5',
    'wedding',
    'Lift the suit by half a stop',
  ],
  [
    '02',
    'Rings on linen',
    'Softbox above, card below',
    'IMG_0430.CR3',
    '4',
    'jewelry',
    'Clean the inside of the band',
  ],
  [
    '03',
    'Room from the door',
    'Daylight, lamps off',
    'DSC_1180.NEF',
    '4',
    'real-estate',
    'Straighten the door frame',
  ],
  ...Array.from({ length: 17 }, (_, row) => [String(row + 4).padStart(2, '0'), '', '', '', '', '', '']),
];

export const briefTemplate: Table = [
  ['Question', 'Your answer', 'An example of a useful answer'],
  ['What will the pictures be used for?', '', 'Shop pages, 2000 px square, and one A3 poster'],
  ['Which service and level of finish?', '', 'Portrait, Pro'],
  ['What must change?', '', 'Blue cast on the left side; shine on the forehead'],
  ['What must stay?', '', 'Freckles, the scar on the chin, the crease in the sleeve'],
  ['Which frames show the look you want?', '', 'ref-01.jpg for contrast, ref-02.jpg for skin'],
  ['Crop and proportion?', '', '4:5, eyes on the upper third'],
  ['File type, size and color space?', '', 'JPEG, full size, sRGB; frame 07 as a 16-bit TIFF'],
  ['File names?', '', 'Keep mine and add -edit'],
  ['How many frames, and in which order?', '', '24, the first three are the most urgent'],
  ['By which date and hour?', '', 'December 4, noon'],
  ['Who decides, and how is that person reached?', '', 'The client, by email, mornings'],
];
