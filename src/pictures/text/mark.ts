/** The mark of computers: no font of ours has it, so it is drawn, in the colour of the text around it. */
export const ROBOT = '🤖';

/** How wide it is, by the size of the font. */
export const ROBOT_WIDTH = 0.94;

/** A text in pieces without the mark, which stands between each two of them. */
export const aroundRobots = (text: string): readonly string[] => text.split(ROBOT);
