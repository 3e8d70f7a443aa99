"""Why a move is refused. Where several reasons hold, the first of this list is named."""

from akhet.kernel.refusal import RefusalReason


class Reason(RefusalReason):
    """A number for the rules; a stable code and the ruling that forbids the move for everyone else."""

    FINE = None, None
    GAME_OVER = "fertility.over", "F7.1"
    NOT_YOUR_TURN = "fertility.not_your_turn", "F2.4"
    WRONG_STEP = "fertility.wrong_step", "F3.0"
    PLACE_NOT_IN_POOL = "fertility.place.not_in_pool", "F3.1"
    PLACE_NOT_DESERT = "fertility.place.not_desert", "F3.1"
    PLACE_NO_MATCH = "fertility.place.no_match", "F3.2"
    DISCARD_FITS = "fertility.discard.one_fits", "F3.3"
    DISCARD_NOT_IN_POOL = "fertility.discard.not_in_pool", "F3.3"
    QUARRY_NOT_OFFERED = "fertility.quarry.not_offered", "F3.7"
    QUARRY_CANNOT_GIVE = "fertility.quarry.cannot_give", "F3.10"
    BUILD_AFTER_SUPPLY = "fertility.build.after_supply", "F3.0"
    BUILD_TWICE = "fertility.build.twice", "F4.1"
    BUILD_NO_SPOT = "fertility.build.no_spot", "F4.1"
    BUILD_NOT_SHOWN = "fertility.build.not_shown", "F4.1"
    BUILD_CANNOT_PAY = "fertility.build.cannot_pay", "F4.2"
    PAY_NOT_THERE = "fertility.pay.not_there", "F4.2"
    SUPPLY_WHEAT = "fertility.supply.wheat", "F5.4"
    SUPPLY_NOT_THERE = "fertility.supply.not_there", "F5.1"
    SUPPLY_NO_ICON = "fertility.supply.no_icon", "F5.1"
    EXCHANGE_SAME_SHOP = "fertility.exchange.same_shop", "F5.5"
    EXCHANGE_NOT_OFFERED = "fertility.exchange.not_offered", "F5.5"
    EXCHANGE_NO_ICON = "fertility.exchange.no_icon", "F5.5"
    TAKE_NOT_THERE = "fertility.take.not_there", "F6.2"
    REMOVE_NOT_THERE = "fertility.remove.not_there", "F7.3"
