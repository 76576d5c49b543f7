import type { Card } from '../core/card.ts';

/** What a person chose of how pictures look. */
export const THEMES = ['dark', 'light'] as const;
export const FACES = ['french', 'german'] as const;
export const SUIT_COLOURS = ['two', 'four'] as const;
export const SIZES = ['normal', 'large'] as const;

/** How the ranks jack, queen, king and ace are lettered in a language, such as `BDKA`. */
export type RankLetters = readonly [jack: string, queen: string, king: string, ace: string];

export interface Style {
  readonly theme: (typeof THEMES)[number];
  readonly faces: (typeof FACES)[number];
  readonly suits: (typeof SUIT_COLOURS)[number];
  readonly size: (typeof SIZES)[number];
  readonly letters: RankLetters;
}

/** A hand as its owner holds it: cards in the order in which they are shown. */
export interface HandPicture {
  readonly kind: 'hand';
  readonly style: Style;
  readonly cards: readonly {
    readonly card: Card;
    /** Whether it may be played now; all are bright where nobody asks for a card. */
    readonly bright: boolean;
  }[];
  /** So many of the first cards are trumps: a gap sets them apart. */
  readonly trumps: number;
}

/** One of the four places of a trick, in order of seats, clockwise. */
export interface TrickPlace {
  readonly name: string;
  /** Null: nothing played yet. */
  readonly card: Card | null;
  /** What the table knows of the player, short and in the reader's language, such as "Re" or "no 90". */
  readonly marks: readonly string[];
}

/** The table with one trick on it. */
export interface TrickPicture {
  readonly kind: 'trick';
  readonly style: Style;
  readonly places: readonly [TrickPlace, TrickPlace, TrickPlace, TrickPlace];
  readonly leader: number;
  /** Who is to play; null: nobody, or the trick is complete. */
  readonly turn: number | null;
  /** Who won the complete trick; null while it goes on. */
  readonly winner: number | null;
  /** Who would win it as it lies; null: nobody has played. */
  readonly best: number | null;
}

/** All four hands of a hand that is over: as dealt, or before one trick. */
export interface ReviewPicture {
  readonly kind: 'review';
  readonly style: Style;
  readonly rows: readonly {
    readonly name: string;
    readonly marks: readonly string[];
    readonly cards: readonly Card[];
    /** The card that this seat plays to the trick; null: no trick is shown. */
    readonly played: Card | null;
    readonly isWinner: boolean;
  }[];
}

/** How the totals of a session went. */
export interface ChartPicture {
  readonly kind: 'chart';
  readonly style: Style;
  /** Over the picture, in the reader's language. */
  readonly title: string;
  readonly lines: readonly {
    readonly name: string;
    /** Points after each hand, from the first. */
    readonly totals: readonly number[];
  }[];
  /** Hands over which the totals are spread evenly, where not every one has its own. */
  readonly hands?: number;
}

/** A place on a list of players. */
export interface LeaderboardPlace {
  /** From 1; equal ones share theirs. */
  readonly rank: number;
  readonly name: string;
  /** What the bar shows, from nought. */
  readonly value: number;
  /** The same in the reader's language, and what it rests on, such as "+312" and "104 hands". */
  readonly figure: string;
  readonly detail: string;
  /** Whether the reader is meant. */
  readonly isOwn: boolean;
  /** Whether others come between this place and the one above. */
  readonly isApart: boolean;
}

/** A page of a list of players by one of their figures. */
export interface LeaderboardPicture {
  readonly kind: 'leaderboard';
  readonly style: Style;
  /** Over the list, in the reader's language. */
  readonly title: string;
  readonly places: readonly LeaderboardPlace[];
}

/** What a picture shows, whole: two equal ones are the same picture. Names come as people gave them. */
export type PictureSpec = HandPicture | TrickPicture | ReviewPicture | ChartPicture | LeaderboardPicture;
