import { type REST, Routes } from 'discord.js';
import type { TableObserver } from '../../app/ports.ts';
import type { TableReading } from '../../app/tableReading.ts';
import type { PersonId } from '../../core/table/occupant.ts';
import type { Log } from '../../log.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { codeOf, renewalOf } from './courier.ts';
import type { Gallery } from './gallery.ts';
import { fingerprintOf } from './lane.ts';

/** An interaction's token edits its answer for fifteen minutes; a little less is safe. Milliseconds. */
const TOKEN_LIFETIME = 14 * 60_000;

/** A hand waits so long for its picture, and shows what has changed without it. Milliseconds. */
const PATIENCE = 1_500;

/** A hand that stands in the answer to the interaction with this token. */
export interface ShownHand {
  readonly table: string;
  readonly person: PersonId;
  readonly token: string;
}

interface Shown extends ShownHand {
  readonly until: number;
  fingerprint: string;
  /** Whether it is being compared with its table, and whether that changed meanwhile. */
  busy: boolean;
  again: boolean;
}

/**
 * Keeps hands that were opened with **My hand** up to date while their tokens live. They are lost with the
 * process, as Discord loses them with a reload; their buttons work on all the same.
 */
export class EphemeralHands implements TableObserver {
  private readonly byTable = new Map<string, Map<PersonId, Shown>>();
  private readonly parts: {
    readonly rest: REST;
    readonly applicationId: () => string;
    readonly read: (table: string) => Promise<TableReading | null>;
    readonly gallery: Gallery;
    readonly panel: (reading: TableReading, hand: ShownHand) => Promise<MessagePayload>;
    readonly now: () => number;
    readonly log: Log;
  };

  constructor(parts: EphemeralHands['parts']) {
    this.parts = parts;
  }

  /** Remembers the hand that was just shown in answer to an interaction with this token. */
  shown(hand: ShownHand, payload: MessagePayload): void {
    const hands = this.byTable.get(hand.table) ?? new Map<PersonId, Shown>();
    this.byTable.set(hand.table, hands);
    const until = this.parts.now() + TOKEN_LIFETIME;
    const entry = { ...hand, until, fingerprint: fingerprintOf(payload), busy: false, again: false };
    hands.set(hand.person, entry);
    // The table may have moved on while the answer was under way.
    void this.refresh(hand.table, entry);
  }

  changed(table: string): void {
    for (const hand of this.byTable.get(table)?.values() ?? []) {
      hand.again = true;
      if (!hand.busy) void this.refresh(table, hand);
    }
  }

  private async refresh(table: string, hand: Shown): Promise<void> {
    hand.busy = true;
    try {
      while (this.isCurrent(table, hand)) {
        hand.again = false;
        const reading = await this.parts.read(table);
        if (!reading) return;
        const payload = await this.parts.panel(reading, hand);
        const fingerprint = fingerprintOf(payload);
        if (fingerprint === hand.fingerprint) {
          if (hand.again) continue;
          return;
        }
        const route = Routes.webhookMessage(this.parts.applicationId(), hand.token, '@original');
        const drawn = await this.parts.gallery.draw(payload, PATIENCE);
        const request = { body: renewalOf(drawn), files: [...drawn.files], auth: false };
        await this.parts.rest.patch(route, request);
        hand.fingerprint = fingerprint;
      }
    } catch (error) {
      // The person dismissed it, or the token is too old: My hand opens a new one. Anything else passes.
      if (codeOf(error) !== null) this.forget(table, hand);
      this.parts.log.debug({ err: error, table }, 'an ephemeral hand is gone');
    } finally {
      hand.busy = false;
    }
  }

  private isCurrent(table: string, hand: Shown): boolean {
    if (this.byTable.get(table)?.get(hand.person) !== hand) return false;
    if (this.parts.now() < hand.until) return true;
    this.forget(table, hand);
    return false;
  }

  private forget(table: string, hand: Shown): void {
    const hands = this.byTable.get(table);
    if (hands?.get(hand.person) === hand) hands.delete(hand.person);
    if (hands?.size === 0) this.byTable.delete(table);
  }
}
